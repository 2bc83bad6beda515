import { createContext, useContext } from 'react';

export interface AdminView {
  isOn: boolean;
  /** Of a thought or a comment; unknown until it was looked at. */
  nameOf: (id: string) => string | undefined;
  /** Asks for the name of a comment that is on screen. */
  look: (commentId: string) => void;
}

/** Off, but where an admin has turned it on. */
export const AdminViewContext = createContext<AdminView>({
  isOn: false,
  nameOf: () => undefined,
  look: () => undefined,
});

export const useAdminView = (): AdminView => useContext(AdminViewContext);
