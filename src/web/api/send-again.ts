import { arrived } from '../ui/lazy-component.tsx';
import { ApiError } from './api.ts';

/**
 * Sends a write. If it is refused because the session is over, or because it needs an admin's password, it is sent once more,
 * unchanged, after the same person has logged in again or typed the password; otherwise it stays refused.
 */
export async function sendAgain<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (refusal) {
    if (!(refusal instanceof ApiError) || !refusal.code) throw refusal;
    const { remedies } = await arrived(() => import('../session/reauthentication.ts')).catch(() => {
      throw refusal;
    });
    if (!(await remedies[refusal.code]?.())) throw refusal;
  }
  return send();
}
