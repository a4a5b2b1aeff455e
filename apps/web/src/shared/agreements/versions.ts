import type { AgreementVersions } from '@foyer/contract/content'
import { getPublic } from '../server/public-call.ts'

/** Versions now in force of the three documents: what a person agrees to, sent with the sign-in and kept by the server (V6). */
export const currentVersions = async () => {
  const { disclaimer, privacy, service } = await getPublic<AgreementVersions>('content/agreements')
  return { disclaimer, privacy, service }
}
