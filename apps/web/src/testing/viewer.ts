import { forgetIdentityRequests } from '@foyer/testing/browser'
import { login, openSession, quit, register } from '../platform/session.ts'
import { useUser } from '../platform/user-store.ts'

/** Who looks at a screen: nobody known, somebody who registered by phone, or who also logged in to an account. */
export type Viewer = 'visitor' | 'registered' | 'cash' | 'margin'

const consent = { disclaimer: 'v1', privacy: 'v1', service: 'v1' }

/** Signs the viewer in through the real communication layer, or out; `requestsOf` shows nothing of it. */
export const become = async (viewer: Viewer): Promise<void> => {
  await signIn(viewer)
  forgetIdentityRequests()
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
