import { useState } from 'react'
import { createPortal } from 'react-dom'
import { pathTo } from '../../platform/path-to.ts'
import { PersonalPart } from '../personal/personal-part.tsx'
import { usePersonal } from '../personal/use-personal.ts'
import { ServerState } from '../server/query-client.tsx'
import { useText } from '../text/use-text.ts'
import { Sheet } from '../ui/sheet.tsx'
import { showToast } from '../ui/toast.ts'
import { CallBackCard, SignInForCall } from './call-back-card.tsx'
import { CallBackForm } from './call-back-form.tsx'
import * as styles from './help.module.css'
import { HotlineCard } from './hotline-card.tsx'
import { screenKind } from './questions.ts'
import { QuestionsList } from './questions-list.tsx'
import { text } from './text.ts'
import { useHotline } from './use-hotline.ts'

const Content = ({ onClose }: { onClose: () => void }) => {
  const t = useText(text)
  const [isForm, setForm] = useState(false)
  const hotline = useHotline()
  const personal = usePersonal(pathTo('POST /user/call-backs'), {})
  const { data, person, isReady } = personal
  const isVisitor = isReady && person === undefined
  if (isForm && data && hotline.data)
    return (
      <Sheet key="form" title={t.callBack} onClose={() => setForm(false)}>
        <CallBackForm
          hotline={hotline.data}
          number={data.number}
          onSent={() => {
            showToast(t.sent)
            setForm(false)
            void personal.refetch()
          }}
          onOutdated={() => void hotline.refetch()}
        />
      </Sheet>
    )
  // while nobody answers, the way to be called stands before the number
  const isClosed = hotline.data?.isOpen === false
  const line = <HotlineCard hotline={hotline.data} />
  return (
    <Sheet key="help" title={t.title} onClose={onClose}>
      <div className={styles.help}>
        <QuestionsList />
        {!isClosed && line}
        {/* the sign-in itself cannot lead to the sign-in */}
        {isVisitor && screenKind() !== 'signIn' && <SignInForCall />}
        {!isVisitor && (
          <PersonalPart personal={personal} level="tourist" skeleton={<div className={styles.callShape} />}>
            {(reply) => (
              <CallBackCard
                reply={reply}
                now={hotline.data?.asOf ?? reply.callBack?.from ?? 0}
                onOpen={() => setForm(true)}
                onChanged={(changed) => void personal.take(changed)}
              />
            )}
          </PersonalPart>
        )}
        {isClosed && line}
      </div>
    </Sheet>
  )
}

/**
 * Help inside the page: its questions, the hotline, and a request to be called. It is outside of the top bar, because the
 * head of a sheet is no part of the page's banner.
 */
export const HelpSheet = ({ onClose }: { onClose: () => void }) =>
  createPortal(
    <ServerState>
      <Content onClose={onClose} />
    </ServerState>,
    document.body,
  )
