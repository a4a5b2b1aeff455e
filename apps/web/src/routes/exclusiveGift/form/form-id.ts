/** The element id of the form, which the button at the foot of the page submits. */
export const formId = 'gift-form'
