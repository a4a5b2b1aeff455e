import { useState } from 'react'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import type { Modules } from '../qr/modules.ts'
import { text } from '../text.ts'
import { QrCode } from './qr-code.tsx'

interface EnlargeProps {
  /** what is on the screen; the enlarged one renews with it */
  modules: Modules
  code: string
  onClose: () => void
}

const download = (blob: Blob) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = 'voucher.png'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** What a long press offers: the code over the whole width, and as a picture. */
export const Enlarge = ({ modules, code, onClose }: EnlargeProps) => {
  const t = useText(text)
  const [isLarge, setIsLarge] = useState(false)
  const save = async () => {
    const { pictureOf } = await import('../qr/picture.ts')
    const blob = await pictureOf(modules, code)
    if (blob) download(blob)
    else showToast(t.notSaved)
  }
  return (
    <Sheet title={t.qr} onClose={onClose}>
      <div className="enlarge">
        {isLarge ? (
          <QrCode modules={modules} />
        ) : (
          <Button look="plain" onClick={() => setIsLarge(true)}>
            {t.enlarge}
          </Button>
        )}
        <Button look="plain" onClick={() => void save().catch(() => showToast(t.notSaved))}>
          {t.save}
        </Button>
        <p className="present-hint">{t.saveWhy}</p>
      </div>
    </Sheet>
  )
}
