import { loginRequestIdPattern } from '@foyer/api/login-request-id'
import { type ReactNode, useEffect, useRef } from 'react'
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
import { useTitle } from '../../shared/ui/use-title.ts'
import * as styles from './page.module.css'
import { Question } from './parts/question.tsx'
import { type End, Result } from './parts/result.tsx'
import { text } from './text.ts'
import { useAnswer } from './use-answer.tsx'

export { text }

/** The question as the title, or how the request ended. An end that replaces the question takes its focus. */
const Titled = ({
  end,
  takesFocus = false,
  children,
}: {
  end: End | undefined
  takesFocus?: boolean
  children: ReactNode
}) => {
  const t = useText(text)
  const heading = useRef<HTMLHeadingElement>(null)
  useTitle(t[end ?? 'title'])
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t[end ?? 'title']}
      </h1>
      {!end && <p className="lead">{t.lead}</p>}
      <div className={styles.body}>{children}</div>
    </>
  )
}

/** The question, once the person is logged in: people below that level log in first and come back to it. */
const Request = ({ request }: { request: string }) => {
  const enabled = useUser((state) => state.flag === 'login')
  const personal = usePersonal(pathTo('POST /user/login/request/view'), { request }, { enabled })
  const answer = useAnswer(request)
  const state = answer.answered ?? personal.data?.state
  const end = state === 'seen' ? undefined : state
  return (
    <Titled end={end} takesFocus={answer.answered !== undefined}>
      <PersonalPart
        personal={personal}
        level="login"
        picture={<Art scene="states/signed-out-account" />}
        skeleton={<div className={`${skeletonStyles.skeleton} ${styles.shape}`} />}
      >
        {(viewed) =>
          end ? <Result state={end} /> : viewed.state === 'seen' && <Question seen={viewed} answer={answer} />
        }
      </PersonalPart>
    </Titled>
  )
}

/** R37: a phone opens this by the QR code that a computer shows, and confirms or refuses the login there. */
export const Page = ({ query }: PageProps) => {
  const request = query.get('request') ?? ''
  return (
    <ServerState>
      <TopBar isShared={false} />
      <main className="page">
        {loginRequestIdPattern.test(request) ? (
          <Request key={request} request={request} />
        ) : (
          <Titled end="over">
            <Result state="over" />
          </Titled>
        )}
      </main>
    </ServerState>
  )
}
