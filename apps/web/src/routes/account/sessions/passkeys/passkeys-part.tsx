import type { Passkey, PasskeysReply } from '@foyer/api/passkeys'
import { useId, useState } from 'react'
import { pathTo } from '../../../../platform/path-to.ts'
import { failureOf } from '../../../../platform/session.ts'
import { failureText } from '../../../../shared/errors/failure-text.ts'
import { useFreshProof } from '../../../../shared/fresh-proof/use-fresh-proof.tsx'
import { createPasskey } from '../../../../shared/passkeys/create.ts'
import { removeUse } from '../../../../shared/passkeys/memory.ts'
import { useAbilities } from '../../../../shared/passkeys/use-abilities.ts'
import { usePersonal } from '../../../../shared/personal/use-personal.ts'
import { useText } from '../../../../shared/text/use-text.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Notice } from '../../../../shared/ui/notice.tsx'
import { showToast } from '../../../../shared/ui/toast.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { PasskeyCard } from './passkey-card.tsx'
import * as styles from './passkeys.module.css'
import { RenameDialog } from './rename-dialog.tsx'
import { text } from './text.ts'

type Question = { readonly what: 'rename' | 'delete'; readonly passkey: Passkey }

/**
 * A person's passkeys for account logins. Nothing is shown where the server has none, and in a browser without them
 * only those that exist.
 */
export const PasskeysPart = () => {
  const t = useText(text)
  const id = useId()
  const { isServed, canCreate } = useAbilities()
  const personal = usePersonal(pathTo('POST /user/passkeys'), {}, { enabled: isServed })
  const { withProof, dialog } = useFreshProof()
  const [question, setQuestion] = useState<Question>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  if (!personal.data) return null
  const { passkeys, canCreate: mayCreate } = personal.data
  const offersNew = mayCreate && canCreate
  if (passkeys.length === 0 && !offersNew) return null

  const create = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      const creation = await withProof(createPasskey)
      if (creation === 'exists') showToast(t.exists)
      else if (creation !== 'declined') {
        showToast(t.created)
        await personal.take(creation)
      }
    } catch (error) {
      setProblem(await failureText(failureOf(error)))
    }
    setBusy(false)
  }
  const deleted = (reply: PasskeysReply) => {
    if (reply.passkeys.length === 0) removeUse()
    showToast(t.deleted)
    void personal.take(reply)
  }
  const close = () => setQuestion(undefined)

  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{t.title}</h2>
      <p>{t.lead}</p>
      {passkeys.length === 0 && <p>{t.none}</p>}
      <ul role="list" className={styles.list}>
        {passkeys.map((passkey) => (
          <PasskeyCard
            key={passkey.id}
            passkey={passkey}
            onRename={() => setQuestion({ what: 'rename', passkey })}
            onDelete={() => setQuestion({ what: 'delete', passkey })}
          />
        ))}
      </ul>
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      {offersNew && (
        <Button look="plain" busy={busy} onClick={create}>
          {busy ? t.creating : t.create}
        </Button>
      )}
      {question?.what === 'rename' && (
        <RenameDialog passkey={question.passkey} onRenamed={(reply) => void personal.take(reply)} onClose={close} />
      )}
      {question?.what === 'delete' && (
        <DeleteDialog passkey={question.passkey} isLast={passkeys.length === 1} onDeleted={deleted} onClose={close} />
      )}
      {dialog}
    </section>
  )
}
