import type { PrivacyReply } from '@foyer/api/privacy'
import { useId } from 'react'
import { pathTo } from '../../../platform/path-to.ts'
import { formatHongKong } from '../../../shared/format/hong-kong-time.ts'
import { HotlineText } from '../../../shared/hotline/hotline-text.tsx'
import { isOpen, useOnce } from '../../../shared/once/use-once.ts'
import { UnknownPart } from '../../../shared/personal/unknown-part.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import * as styles from '../page.module.css'
import { text } from './text.ts'

interface MarketingProps {
  privacy: PrivacyReply
  person: string | undefined
  onChange: (privacy: PrivacyReply) => Promise<void>
}

/** The current marketing consent. A tap gives or withdraws it immediately. */
export const Marketing = ({ privacy, person, onChange }: MarketingProps) => {
  const t = useText(text)
  const language = useLanguage()
  const id = useId()
  const { agreed, at } = privacy.marketing
  const { state, send, again } = useOnce({
    name: 'privacy.marketing',
    path: pathTo('POST /user/privacy/marketing'),
    person,
    onDone: ({ marketing }) => onChange({ ...privacy, marketing }),
  })
  const busy = state.kind === 'sending'
  const isUnknown = isOpen(state)
  const statusText =
    at === null
      ? t.marketingNever
      : fill(agreed ? t.marketingOn : t.marketingOff, { moment: formatHongKong(language, at) })
  return (
    <section className={styles.privacyCard} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t.marketing}</h2>
      <button
        type="button"
        role="switch"
        className={styles.privacySwitch}
        aria-checked={agreed}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-message`}
        aria-busy={busy || undefined}
        aria-disabled={isUnknown || undefined}
        onClick={() => busy || isUnknown || send({ agreed: !agreed })}
      >
        <span id={`${id}-label`}>{t.marketingLabel}</span>
        <span className={styles.privacyTrack} aria-hidden="true" />
      </button>
      <p id={`${id}-message`} className={styles.privacyMessage} role="status">
        {statusText}
      </p>
      {state.kind === 'refused' && (
        <Notice tone="danger" live>
          <strong>{t.marketingFailed}</strong>
          <p>
            <HotlineText>{state.message}</HotlineText>
          </p>
        </Notice>
      )}
      {isUnknown && <UnknownPart state={state} onAgain={again} />}
    </section>
  )
}
