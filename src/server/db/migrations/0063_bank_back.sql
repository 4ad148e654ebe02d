ALTER TABLE "order_return" DROP CONSTRAINT "order_return_status_known";--> statement-breakpoint
ALTER TABLE "order_return" DROP CONSTRAINT "order_return_received";--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "bank_back" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "typed_address" jsonb;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_bank_back" CHECK (bank_back = 0 or (bank_back > 0 and refunded + bank_back <= total));--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_status_known" CHECK (status in ('asked','label','sent','received','refunding','refunded','settled','refused','cancelled'));--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_received" CHECK ((status in ('received','refunding','refunded','settled')) <= (received_at is not null));