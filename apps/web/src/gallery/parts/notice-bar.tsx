import { useState } from 'react'
import { table } from '../../shared/text/table.ts'
import { useText } from '../../shared/text/use-text.ts'
import { Button } from '../../shared/ui/button.tsx'
import { clockIcon } from '../../shared/ui/later-icons.ts'
import { NoticeBar } from '../../shared/ui/notice-bar/notice-bar.tsx'

export const title = 'Notice bar'

const text = table('gallery/parts/notice-bar')

export const Part = () => {
  const t = useText(text)
  const [closed, setClosed] = useState(false)
  const [long, setLong] = useState(false)
  return (
    <>
      <NoticeBar icon={clockIcon}>{t.fits}</NoticeBar>
      <NoticeBar>{t.long}</NoticeBar>
      <NoticeBar>
        {t.linked}
        <a href="#notice-bar">{t.link}</a>
      </NoticeBar>
      {!closed && <NoticeBar onClose={() => setClosed(true)}>{long ? t.long : t.fits}</NoticeBar>}
      <Button look="plain" onClick={() => setLong(!long)}>
        {t.change}
      </Button>
    </>
  )
}
