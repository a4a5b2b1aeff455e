import { table } from '../../shared/text/table.ts'

/** The words about passkeys on this screen. */
export const passkeyText = table('routes/selectLogin/passkey-text')
