/** What a member of staff typed, in a language that nobody noted. The quotation marks of Latin text are not as wide as an ideograph. */
export const Written = ({ children }: { children: string }) => (
  <span lang={/\p{Script=Han}/u.test(children) ? undefined : 'en'}>{children}</span>
)
