/** What a person knows a file by: the end of its address. */
export const fileName = (address: string): string => address.split('/').at(-1) ?? '';
