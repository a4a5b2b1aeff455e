/** The element id of the tasks that earn chances, which is also the focus target. */
export const chancesId = 'chances'
