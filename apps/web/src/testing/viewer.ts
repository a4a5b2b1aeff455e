import { removeIdentityRequests } from '@foyer/testing/browser'
import { login, openSession, quit, register } from '../platform/session.ts'
import { useUser } from '../platform/user-store.ts'

/** Who views a screen: an unknown visitor, a person registered by phone, or a person also logged in to an account. */
export type Viewer = 'visitor' | 'registered' | 'cash' | 'margin'

const consent = { disclaimer: 'v1', privacy: 'v1', service: 'v1' }

/** Signs the viewer in or out through the real communication layer, without traces in `requestsOf`. */
export const become = async (viewer: Viewer): Promise<void> => {
  await signIn(viewer)
  removeIdentityRequests()
}

const signIn = async (viewer: Viewer): Promise<void> => {
  const { flag } = useUser.getState()
  if (flag === 'register' || flag === 'login') await quit('register')
  if (viewer === 'visitor') return
  await openSession()
  const marketing = false
  await register({
    userCode: 'u1',
    userToken: 'ticket',
    areaCode: '852',
    mobileNo: '51000001',
    consent: { ...consent, marketing },
  })
  if (viewer === 'registered') return
  await login({ fundUserCode: viewer, userToken: 'ticket', consent })
}
