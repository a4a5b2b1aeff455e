import { useState } from 'react'
import { table } from '../../shared/text/table.ts'
import { useText } from '../../shared/text/use-text.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog/dialog.tsx'

export const title = 'Dialog'

const text = table('gallery/parts/dialog')
type Kind = 'alert' | 'question' | 'danger' | 'rejects'

/** The dialog's action fails with 'No connection' the first time, and always takes half a second. */
export const Part = () => {
  const t = useText(text)
  const [open, setOpen] = useState<Kind>()
  const [tries, setTries] = useState(0)
  const [withdrawals, setWithdrawals] = useState(0)
  const close = () => setOpen(undefined)
  const submit = async () => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    setTries(tries + 1)
    return tries === 0 ? t.offline : undefined
  }
  return (
    <>
      <Button look="plain" onClick={() => setOpen('alert')}>
        {t.notice}
      </Button>
      <Button look="plain" onClick={() => setOpen('question')}>
        {t.order}
      </Button>
      <Button look="plain" onClick={() => setOpen('danger')}>
        {t.withdraw}
      </Button>
      <Button look="plain" onClick={() => setOpen('rejects')}>
        Never answered
      </Button>
      <p role="status">
        Tries: {tries}, withdrawals: {withdrawals}
      </p>
      {open === 'alert' && (
        <Dialog title={t.notice} onClose={close}>
          <p>{t.noticeText}</p>
        </Dialog>
      )}
      {open === 'question' && (
        <Dialog title={t.order} confirm={t.submit} onConfirm={submit} onClose={close}>
          <p>{t.orderText}</p>
        </Dialog>
      )}
      {open === 'rejects' && (
        <Dialog title={t.order} onConfirm={() => Promise.reject(new Error('no network'))} onClose={close}>
          <p>{t.orderText}</p>
        </Dialog>
      )}
      {open === 'danger' && (
        <Dialog
          title={t.withdraw}
          danger
          confirm={t.withdrawn}
          cancel={t.keep}
          onConfirm={() => setWithdrawals(withdrawals + 1)}
          onClose={close}
        >
          <p>{t.withdrawText}</p>
        </Dialog>
      )}
    </>
  )
}
