import { createPortal } from 'react-dom'
import { copyText } from '../../platform/copy-text.ts'
import { hostHere } from '../../platform/open-app.ts'
import { sharedAddress } from '../../platform/shared-address.ts'
import { fill } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { showToast } from '../ui/toast.ts'
import * as styles from './guide-sheet.module.css'
import { browserGuides, type Guide, shareGuide } from './guides.ts'
import { MenuPicture } from './menu-picture.tsx'
import { text } from './text.ts'

/** A drawing of where to tap in the host's menu, and the same steps in words. */
const Steps = ({ menu }: { menu: NonNullable<Guide['menu']> }) => {
  const t = useText(text)
  return (
    <>
      <MenuPicture entry={t[menu.entry]} at={menu.at} isCapsule={menu.isCapsule} />
      <ol className={styles.guideSteps}>
        <li>{t.tapMenu}</li>
        <li>{fill(t.thenChoose, { entry: t[menu.entry] })}</li>
      </ol>
    </>
  )
}

/** A5: the steps that a person has to do in the host's menu. The other way is to copy the address. */
export const GuideSheet = ({ guide: kind, onClose }: { guide: 'browser' | 'share'; onClose: () => void }) => {
  const t = useText(text)
  const guide =
    kind === 'share' ? shareGuide : (browserGuides[hostHere().name] ?? { title: 'inBrowser', lead: 'byLink' })
  const copy = async () => {
    const address = kind === 'share' ? sharedAddress() : location.href
    showToast((await copyText(address)) ? t.copied : t.notCopied)
  }
  return createPortal(
    <Sheet
      title={t[guide.title]}
      onClose={onClose}
      footer={
        <Button look={guide.menu ? 'plain' : 'main'} onClick={() => void copy()}>
          {t.copy}
        </Button>
      }
    >
      <p className={styles.guideLead}>{t[guide.lead]}</p>
      {guide.menu && <Steps menu={guide.menu} />}
    </Sheet>,
    // the bar that may open the sheet is a landmark, which must not contain another one
    document.querySelector('main') ?? document.body,
  )
}
