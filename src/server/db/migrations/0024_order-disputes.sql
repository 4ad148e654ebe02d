ALTER TABLE "shop_order" DROP CONSTRAINT "shop_order_stock";--> statement-breakpoint
ALTER TABLE "dispute" ALTER COLUMN "contribution_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "disputed" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "dispute" ADD COLUMN "order_id" bigint;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_order" ON "dispute" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_disputed" CHECK (disputed >= 0 and (disputed = 0 or paid_at is not null));--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_returned" CHECK (returned_at is null or sent_at is not null);--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_stock" CHECK (case when status = 'cancelled' then not stock_taken when status = 'refunded' or returned_at is not null then true else stock_taken end);--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_of_one" CHECK (num_nonnulls(contribution_id, order_id) = 1);