import { createContext, useContext } from 'react';

export interface AdminView {
  isOn: boolean;
  /** The real author of a thought or comment; undefined until it was requested. */
  nameOf: (id: string) => string | undefined;
  /** Requests the author of a comment on screen. */
  reveal: (commentId: string) => void;
}

/** Off by default; an admin turns it on. */
export const AdminViewContext = createContext<AdminView>({
  isOn: false,
  nameOf: () => undefined,
  reveal: () => undefined,
});

export const useAdminView = (): AdminView => useContext(AdminViewContext);
