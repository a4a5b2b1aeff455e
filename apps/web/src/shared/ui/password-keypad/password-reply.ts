/** The result of a password. `message` adds details in the visitor's language: when the lock ends, or what failed. */
export type PasswordReply =
  | { status: 'accepted' }
  | { status: 'wrong'; attemptsLeft: number }
  | { status: 'locked'; message?: string }
  | { status: 'failed'; message?: string }

/** Sends six digits to be checked. A rejected promise counts as `failed`. */
export type CheckPassword = (password: string) => Promise<PasswordReply>
