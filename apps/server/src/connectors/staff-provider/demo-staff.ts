import type { StaffRole } from '@foyer/api/staff/roles'

interface DemoMember {
  readonly id: string
  readonly name: string
  readonly roles: readonly StaffRole[]
}

/** The sandbox's staff: one for each role, and one with two roles. Their groups have the names of the roles. */
export const demoStaff: readonly DemoMember[] = [
  { id: 'staff-1', name: 'Chan Ka Yan', roles: ['author'] },
  { id: 'staff-2', name: 'Wong Chi Ho', roles: ['approver'] },
  { id: 'staff-3', name: 'Lee Wai Man', roles: ['operations'] },
  { id: 'staff-4', name: 'Cheung Mei Ling', roles: ['fulfilment'] },
  { id: 'staff-5', name: 'Ho Tsz Ching', roles: ['clientCare'] },
  { id: 'staff-6', name: 'Lam Wai Keung', roles: ['compliance'] },
  { id: 'staff-7', name: 'Ng Siu Ying', roles: ['auditor'] },
  { id: 'staff-8', name: 'Yip Ming Tak', roles: ['administrator'] },
  { id: 'staff-9', name: 'Tse Hoi Yan', roles: ['author', 'operations'] },
]
