import { Route, Routes } from 'react-router'
import { NotFound } from '../shell/not-found.tsx'
import { CampaignPage } from './campaign-page.tsx'
import './campaigns.css'
import { CampaignList } from './list.tsx'

/** The screens of campaigns. */
export const Campaigns = () => (
  <Routes>
    <Route index element={<CampaignList />} />
    <Route path=":id" element={<CampaignPage />} />
    <Route path="*" element={<NotFound />} />
  </Routes>
)
