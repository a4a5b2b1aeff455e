/** What became of a password. `message` says more, in the visitor's language: until when it is locked, what failed. */
export type PasswordReply =
  | { status: 'accepted' }
  | { status: 'wrong'; attemptsLeft: number }
  | { status: 'locked'; message?: string }
  | { status: 'failed'; message?: string }

/** Takes six digits to where they are checked. A rejection counts as `failed`. */
export type CheckPassword = (password: string) => Promise<PasswordReply>
