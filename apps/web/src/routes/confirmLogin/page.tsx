import { loginRequestIdPattern } from '@foyer/api/login-request-id'
import { pathTo } from '../../platform/path-to.ts'
import { useUser } from '../../platform/user-store.ts'
import { Art } from '../../shared/art/art.tsx'
import { PersonalPart } from '../../shared/personal/personal-part.tsx'
import { usePersonal } from '../../shared/personal/use-personal.ts'
import type { PageProps } from '../../shared/route.ts'
import { ServerState } from '../../shared/server/query-client.tsx'
import { useText } from '../../shared/text/use-text.ts'
import { TopBar } from '../../shared/top-bar/top-bar.tsx'
import * as skeletonStyles from '../../shared/ui/skeleton.module.css'
import * as styles from './page.module.css'
import { Question } from './parts/question.tsx'
import { Result } from './parts/result.tsx'
import { text } from './text.ts'

export { text }

/** The question, once the person is logged in: people below that level log in first and come back to it. */
const Request = ({ request }: { request: string }) => {
  const enabled = useUser((state) => state.flag === 'login')
  const personal = usePersonal(pathTo('POST /user/login/request/view'), { request }, { enabled })
  return (
    <PersonalPart
      personal={personal}
      level="login"
      picture={<Art scene="states/signed-out-account" />}
      skeleton={<div className={`${skeletonStyles.skeleton} ${styles.shape}`} />}
    >
      {(viewed) => <Question request={request} viewed={viewed} />}
    </PersonalPart>
  )
}

/** R37: a phone opens this by the QR code that a computer shows, and confirms or refuses the login there. */
export const Page = ({ query }: PageProps) => {
  const t = useText(text)
  const request = query.get('request') ?? ''
  return (
    <ServerState>
      <TopBar isShared={false} />
      <main className="page">
        <h1 tabIndex={-1}>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        <div className={styles.body}>
          {loginRequestIdPattern.test(request) ? <Request key={request} request={request} /> : <Result state="over" />}
        </div>
      </main>
    </ServerState>
  )
}
