import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';

/** Shown in My account: the link to the notifications page. */
export function NotificationsLinkCard() {
  return (
    <Card
      heading="Notifications"
      aside={
        <ButtonLink to="/account/notifications" small>
          Choose
        </ButtonLink>
      }
    >
      <p className="text-sm text-soft">What you are notified about, when, and what was sent to you.</p>
    </Card>
  );
}
