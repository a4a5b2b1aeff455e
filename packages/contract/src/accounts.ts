import { z } from 'zod'

/** What a client's account holds, as screens of login level show it (E2), and how its owner confirms what is bought. */

/** What a client was identified by when the account was opened. */
export const identityDocument = z.enum(['hkid', 'mainland_id', 'passport'])
export type IdentityDocument = z.infer<typeof identityDocument>

/** The six digits of the trading password, AES-encrypted under the app key of the calling level, as passwords are. */
export const sealedTradingPassword = z.string().min(1).max(512)
