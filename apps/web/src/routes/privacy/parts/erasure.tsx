import type { ErasureReply, PrivacyReply } from '@foyer/api/privacy'
import { useEffect, useState } from 'react'
import { pathTo } from '../../../platform/path-to.ts'
import { quit } from '../../../platform/session.ts'
import { useFreshProof } from '../../../shared/fresh-proof/use-fresh-proof.tsx'
import { isOpen, useOnce } from '../../../shared/once/use-once.ts'
import { UnknownPart } from '../../../shared/personal/unknown-part.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import * as styles from '../page.module.css'
import { Blocked } from './blocked.tsx'
import { ConfirmErasure } from './confirm-erasure.tsx'
import { text } from './erasure-text.ts'

interface ErasureProps {
  privacy: PrivacyReply
  person: string | undefined
  onErased: (reply: ErasureReply) => void
  /** reports whether the erasure is in flight or its outcome is unknown */
  onPending: (isPending: boolean) => void
  /** called when a new matter prevents the erasure; requests the open matters again */
  onRefused: () => void
}

/** The erasure: the matters that prevent it, or a confirmation. */
export const Erasure = ({ privacy, person, onErased, onPending, onRefused }: ErasureProps) => {
  const t = useText(text)
  const [isConfirming, setConfirming] = useState(false)
  const { withProof, dialog } = useFreshProof()
  const { state, send, again } = useOnce({
    name: 'privacy.erasure',
    path: pathTo('POST /user/privacy/erasure'),
    person,
    onDone: async (reply) => {
      onErased(reply)
      // the server has ended the session, so this device ends it too
      await quit('register').catch(() => undefined)
    },
    onRefused,
    around: withProof,
  })
  const isUnknown = isOpen(state)
  const isPending = isUnknown || state.kind === 'sending'
  useEffect(() => onPending(isPending), [isPending, onPending])
  return (
    <section className={styles.privacyCard} aria-labelledby="privacy-erase">
      <h2 id="privacy-erase">{t.erase}</h2>
      <p>{t.eraseWhy}</p>
      <p className={styles.privacyLaw}>{t.account}</p>
      {state.kind === 'refused' && (
        <Notice tone="danger" live>
          {state.message}
        </Notice>
      )}
      {isUnknown && <UnknownPart state={state} title={t.unknown} why={t.unknownWhy} onAgain={again} />}
      {privacy.open.length > 0 ? (
        <Blocked open={privacy.open} />
      ) : (
        !isUnknown && (
          <Button
            look="plain"
            className={styles.privacyErase}
            busy={state.kind === 'sending'}
            onClick={() => setConfirming(true)}
          >
            {t.start}
          </Button>
        )
      )}
      {isConfirming && (
        <ConfirmErasure
          privacy={privacy}
          onConfirm={() => send({ understood: true })}
          onClose={() => setConfirming(false)}
        />
      )}
      {dialog}
    </section>
  )
}
