import type { ReactNode } from 'react'
import { useUser } from '../../platform/user-store.ts'
import { useIsVisitor } from '../../platform/visitor.ts'
import { useOnline } from '../server/use-online.ts'
import { useSession } from '../server/use-session.ts'
import { FailedPart, OfflineNotice, SignInFirst } from './personal-part.tsx'

interface WithLevelProps {
  /** the level that the part requires on this device; the server checks it again */
  level: 'register' | 'login'
  /** shown until the session says who the person is, in the size of the part */
  shape: ReactNode
  /** shown instead of the plain sign-in to people below the level */
  signedOut?: ReactNode
  children: ReactNode
}

/** A part of a page for people who are signed in, or the sign-in that it requires. */
export const WithLevel = ({ level, shape, signedOut, children }: WithLevelProps) => {
  const { flag, userInfo } = useUser()
  const isVisitor = useIsVisitor()
  const session = useSession()
  const online = useOnline()
  const invitation = signedOut ?? <SignInFirst level={level} />
  if (isVisitor) return invitation
  if (!session.isSuccess) {
    if (session.error && !session.isFetching && online)
      return <FailedPart error={session.error} busy={false} onRetry={() => void session.refetch()} isWhole />
    if (!userInfo) return online ? shape : <OfflineNotice />
  }
  if (!userInfo || (level === 'login' && flag !== 'login')) return invitation
  return children
}
