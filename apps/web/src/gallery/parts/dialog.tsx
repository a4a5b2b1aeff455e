import { useState } from 'react'
import { table } from '../../shared/text/table.ts'
import { useText } from '../../shared/text/use-text.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog/dialog.tsx'

export const title = 'Dialog'

const text = table({
  notice: ['风险提示', '風險提示', 'Risk notice'],
  noticeText: [
    '虚拟资产价格波动大，您可能损失全部本金。',
    '虛擬資產價格波動大，您可能損失全部本金。',
    'Virtual assets move sharply. You may lose everything you put in.',
  ],
  order: ['提交认购', '提交認購', 'Submit the application'],
  orderText: [
    '认购 3 手，共 HK$30,000，将从您的现金账户冻结。',
    '認購 3 手，共 HK$30,000，將從您的現金賬戶凍結。',
    '3 lots for HK$30,000, held from your cash account.',
  ],
  submit: ['提交', '提交', 'Submit'],
  offline: ['网络没有连上，请再试一次', '網絡未能連線，請再試一次', 'No connection. Please try again'],
  withdraw: ['撤回认购', '撤回認購', 'Withdraw the application'],
  withdrawText: [
    '撤回后不能恢复，截止前可以重新认购。',
    '撤回後不能復原，截止前可以重新認購。',
    'This cannot be undone. You may apply again until the cut-off.',
  ],
  keep: ['保留', '保留', 'Keep it'],
  withdrawn: ['撤回', '撤回', 'Withdraw'],
})
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
