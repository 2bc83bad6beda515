/** Who wrote something, in Admin View. */
export function RealName({ children }: { children: string | undefined }) {
  return children !== undefined && <span className="font-bold text-info">Admin View: {children}</span>;
}
