import { useState } from 'react'
import { table } from '../../shared/text/table.ts'
import { useText } from '../../shared/text/use-text.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Drawer } from '../../shared/ui/drawer/drawer.tsx'
import { Segmented } from '../../shared/ui/segmented.tsx'

export const title = 'Drawer'

const text = table({
  fromBelow: ['从下方打开', '從下方打開', 'From below'],
  fromRight: ['从右侧打开', '從右側打開', 'From the right'],
  filter: ['筛选奖励', '篩選獎賞', 'Filter rewards'],
  type: ['类型', '類型', 'Type'],
  all: ['全部', '全部', 'All'],
  voucher: ['兑换券', '換領券', 'Voucher'],
  cash: ['现金', '現金', 'Cash'],
  gift: ['实物', '實物', 'Gift'],
  about: [
    '奖励按发放日期排列。过期的兑换券仍可在“已过期”中查看。',
    '獎賞按發放日期排列。過期的換領券仍可在「已過期」中查看。',
    'Rewards are listed by the day they were granted. Vouchers past their date stay under Expired.',
  ],
  reset: ['重置', '重設', 'Reset'],
  apply: ['查看结果', '查看結果', 'Show results'],
})
const kinds = ['all', 'voucher', 'cash', 'gift'] as const

export const Part = () => {
  const t = useText(text)
  const [side, setSide] = useState<'bottom' | 'right'>()
  const [kind, setKind] = useState<(typeof kinds)[number]>('all')
  const close = () => setSide(undefined)
  return (
    <>
      <Button look="plain" onClick={() => setSide('bottom')}>
        {t.fromBelow}
      </Button>
      <Button look="plain" onClick={() => setSide('right')}>
        {t.fromRight}
      </Button>
      {side && (
        <Drawer
          title={t.filter}
          side={side}
          onClose={close}
          footer={
            <>
              <Button look="plain" onClick={() => setKind('all')}>
                {t.reset}
              </Button>
              <Button onClick={close}>{t.apply}</Button>
            </>
          }
        >
          <Segmented
            label={t.type}
            options={kinds.map((value) => ({ value, label: t[value] }))}
            value={kind}
            onChange={setKind}
          />
          <p className="lead">{`${t.about} `.repeat(side === 'right' ? 12 : 1)}</p>
        </Drawer>
      )}
    </>
  )
}
