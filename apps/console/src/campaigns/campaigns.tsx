import { lazy } from 'react'
import { Route, Routes } from 'react-router'
import { NotFound } from '../shell/not-found.tsx'
import { CampaignPage } from './campaign-page.tsx'
import './campaigns.css'
import { CampaignList } from './list.tsx'

// a large part of its own, which readers of the list do not need
const CampaignEditor = lazy(() =>
  import('../editor/campaign-editor.tsx').then((file) => ({ default: file.CampaignEditor })),
)

/** The screens of campaigns. */
export const Campaigns = () => (
  <Routes>
    <Route index element={<CampaignList />} />
    <Route path=":id" element={<CampaignPage />} />
    <Route path=":id/edit" element={<CampaignEditor />} />
    <Route path="*" element={<NotFound />} />
  </Routes>
)
