import { useState } from 'react'
import { table } from '../../shared/text/table.ts'
import { useText } from '../../shared/text/use-text.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Sheet } from '../../shared/ui/sheet.tsx'
import { showToast } from '../../shared/ui/toast.ts'

export const title = 'Toast'

const text = table('gallery/parts/toast')

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
