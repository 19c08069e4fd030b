/** The placeholder of a missing picture: a frame, a hill, a sun. */
export const placeholder = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30"><rect width="30" height="30" fill="#8b8d98" fill-opacity=".16"/><g fill="none" stroke="#8b8d98" stroke-width="1.25" stroke-linejoin="round"><rect x="8" y="9" width="14" height="12" rx="1.5"/><circle cx="12" cy="13" r="1.25"/><path d="m8.5 19.5 4-3.5 3 2.5 2.500-2 3.500 3"/></g></svg>',
)}`;
