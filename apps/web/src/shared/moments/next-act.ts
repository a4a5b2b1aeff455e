/** What a person does next: opens a page of the client, or something on the shown page. */
export type NextAct = { readonly label: string } & ({ readonly to: string } | { readonly onPress: () => void })
