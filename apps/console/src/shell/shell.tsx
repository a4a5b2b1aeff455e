import { useText } from '@foyer/staff-interface/language'
import { type ReactNode, useEffect, useState } from 'react'
import { useSession } from '../session/session-context.ts'
import { SessionEnd } from '../session/session-end.tsx'
import { type Fault, faultIn } from '../shared/fault.ts'
import { text as sharedText } from '../text/text.ts'
import { contentRef } from '../ui/content-ref.ts'
import { Failure } from '../ui/failure.tsx'
import { Modal } from '../ui/modal.tsx'
import { Account, Header, MenuButton } from './header.tsx'
import { Navigation } from './navigation.tsx'
import { StopBanner } from './stop-banner.tsx'
import { text } from './text.ts'

/** Whether the browser has a connection. */
const useOnline = (): boolean => {
  const [isOnline, setOnline] = useState(navigator.onLine)
  useEffect(() => {
    const look = () => setOnline(navigator.onLine)
    addEventListener('online', look)
    addEventListener('offline', look)
    return () => {
      removeEventListener('online', look)
      removeEventListener('offline', look)
    }
  }, [])
  return isOnline
}

/** What surrounds the screens of a signed-in person. */
export const Shell = ({ expire, children }: { expire: () => void; children: ReactNode }) => {
  const t = useText(text)
  const h = useText(sharedText)
  const { signOut } = useSession()
  const isOnline = useOnline()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [fault, setFault] = useState<Fault>()
  const leave = () => {
    setFault(undefined)
    signOut().catch((error: unknown) => setFault(faultIn(error)))
  }
  return (
    <div className="shell">
      <a className="skip" href="#content">
        {h.skip}
      </a>
      <Header start={<MenuButton open={() => setMenuOpen(true)} />} end={<Account leave={leave} />} />
      <div className="navigation-column">
        <Navigation />
      </div>
      <Modal isOpen={isMenuOpen} title={t.places} close={() => setMenuOpen(false)} place="start">
        <Navigation went={() => setMenuOpen(false)} />
      </Modal>
      <main id="content" ref={contentRef} className="content" tabIndex={-1}>
        {!isOnline && (
          <p className="banner banner-warn" role="status">
            {t.offline}
          </p>
        )}
        <StopBanner />
        <SessionEnd expire={expire} />
        {fault && <Failure fault={fault} again={leave} />}
        {children}
      </main>
    </div>
  )
}
