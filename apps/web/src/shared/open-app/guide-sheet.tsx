import { createPortal } from 'react-dom'
import { copyText } from '../../platform/copy-text.ts'
import { hostHere } from '../../platform/open-app.ts'
import { sharedAddress } from '../../platform/shared-address.ts'
import { fill } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { showToast } from '../ui/toast.ts'
import { browserGuides, type Guide, shareGuide } from './guides.ts'
import { MenuPicture } from './menu-picture.tsx'
import { text } from './text.ts'
import './guide-sheet.css'

/** Where a host has an entry in its own menu only, a drawing of where to tap, and the same in words. */
const Steps = ({ menu }: { menu: NonNullable<Guide['menu']> }) => {
  const t = useText(text)
  return (
    <>
      <MenuPicture entry={t[menu.entry]} at={menu.at} isCapsule={menu.isCapsule} />
      <ol className="guide-steps">
        <li>{t.tapMenu}</li>
        <li>{fill(t.thenChoose, { entry: t[menu.entry] })}</li>
      </ol>
    </>
  )
}

/** A5: what a person has to do by themselves, in the host they are in. The address in the clipboard is the other way. */
export const GuideSheet = ({ guide: asked, onClose }: { guide: 'browser' | 'share'; onClose: () => void }) => {
  const t = useText(text)
  const guide =
    asked === 'share' ? shareGuide : (browserGuides[hostHere().name] ?? { title: 'inBrowser', lead: 'byLink' })
  const copy = async () => {
    const address = asked === 'share' ? sharedAddress() : location.href
    showToast((await copyText(address)) ? t.copied : t.notCopied)
  }
  return createPortal(
    <Sheet
      title={t[guide.title]}
      onClose={onClose}
      footer={
        <Button look="plain" onClick={() => void copy()}>
          {t.copy}
        </Button>
      }
    >
      <p className="guide-lead">{t[guide.lead]}</p>
      {guide.menu && <Steps menu={guide.menu} />}
    </Sheet>,
    // it may be opened from the bar, which is a landmark and cannot hold another
    document.querySelector('main') ?? document.body,
  )
}
