import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';

/** In My account: the way to what one is told. */
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
      <p className="text-sm text-soft">What you are told, when, and what was sent to you.</p>
    </Card>
  );
}
