/** Days after the last garment on which goods are received and shipped, and the order is closed. */
export const RECEIVED_AFTER = 1;
export const SHIPPED_AFTER = 2;
export const CLOSED_AFTER = 4;
