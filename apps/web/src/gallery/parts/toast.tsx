import { useState } from 'react'
import { table } from '../../shared/text/table.ts'
import { useText } from '../../shared/text/use-text.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Sheet } from '../../shared/ui/sheet.tsx'
import { showToast } from '../../shared/ui/toast.ts'

export const title = 'Toast'

const text = table({
  short: ['显示提示', '顯示提示', 'Show a word'],
  long: ['显示较长的提示', '顯示較長的提示', 'Show a longer word'],
  copied: ['兑换码已复制', '換領碼已複製', 'Code copied'],
  reminded: [
    '直播开始前十分钟会在本应用提醒您',
    '直播開始前十分鐘會在本應用程式提醒您',
    'You will be reminded in the app ten minutes before the broadcast begins',
  ],
  open: ['在面板中显示', '在面板中顯示', 'Show one over a sheet'],
  voucher: ['兑换券', '換領券', 'Voucher'],
  copy: ['复制', '複製', 'Copy'],
})

export const Part = () => {
  const t = useText(text)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="plain" onClick={() => showToast(t.copied)}>
        {t.short}
      </Button>
      <Button look="plain" onClick={() => showToast(t.reminded)}>
        {t.long}
      </Button>
      <Button look="plain" onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      {open && (
        <Sheet
          title={t.voucher}
          onClose={() => setOpen(false)}
          footer={<Button onClick={() => showToast(t.copied)}>{t.copy}</Button>}
        >
          <p className="numbers">8K2M 4T7Q 90DX</p>
        </Sheet>
      )}
    </>
  )
}
