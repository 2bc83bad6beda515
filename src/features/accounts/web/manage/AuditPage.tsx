import { useSearchParams } from 'react-router';
import { AdminPage } from '#features/admin/web/frame/AdminPage.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { AuditFilters } from '../audit/AuditFilters.tsx';
import { AuditList } from '../audit/AuditList.tsx';

export function AuditPage() {
  const [params] = useSearchParams();
  const asked = {
    person: params.get('person')?.trim() ?? '',
    act: params.get('act') ?? '',
    day: params.get('day') ?? '',
    subject: params.get('subject') ?? '',
  };
  return (
    <AdminPage title="Audit Log" back="/admin/dashboard">
      <div className="grid max-w-4xl gap-4">
        <AuditFilters />
        {asked.subject !== '' && (
          <ButtonLink to="/admin/audit" small className="justify-self-start">
            Show all again
          </ButtonLink>
        )}
        <AuditList asked={asked} />
      </div>
    </AdminPage>
  );
}
