import { pathTo } from '../../platform/path-to.ts'
import { getPublic } from '../server/public-call.ts'

/**
 * Current versions of the three documents. A person agrees to them, the sign-in sends them and the server stores them
 * (V6).
 */
export const currentVersions = async () => {
  const { disclaimer, privacy, service } = await getPublic(pathTo('GET /content/agreements'))
  return { disclaimer, privacy, service }
}
