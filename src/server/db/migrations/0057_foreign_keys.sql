CREATE INDEX "api_token_created_by" ON "api_token" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "session_merchant" ON "session" USING btree ("merchant_id") WHERE merchant_id is not null;--> statement-breakpoint
CREATE INDEX "contribution_addon_addon" ON "contribution_addon" USING btree ("addon_id");--> statement-breakpoint
CREATE INDEX "product_classification_slug" ON "product" USING btree ("classification_slug") WHERE classification_slug is not null;--> statement-breakpoint
CREATE INDEX "tag_featured_product" ON "tag" USING btree ("featured_product_id") WHERE featured_product_id is not null;--> statement-breakpoint
CREATE INDEX "content_review_asked_by" ON "content" USING btree ("review_asked_by") WHERE review_asked_by is not null;--> statement-breakpoint
CREATE INDEX "content_comment_closed_by" ON "content_comment" USING btree ("closed_by") WHERE closed_by is not null;--> statement-breakpoint
CREATE INDEX "content_comment_parent" ON "content_comment" USING btree ("parent_id") WHERE parent_id is not null;--> statement-breakpoint
CREATE INDEX "ticket_offer" ON "ticket" USING btree ("offer_id") WHERE offer_id is not null;--> statement-breakpoint
CREATE INDEX "feed_merchant" ON "feed" USING btree ("merchant_id");--> statement-breakpoint
CREATE INDEX "favorite_product" ON "favorite" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "gift_thanks_by" ON "gift_thanks" USING btree ("by") WHERE by is not null;--> statement-breakpoint
CREATE INDEX "list_owner_id" ON "list" USING btree ("owner_id") WHERE owner_id is not null;--> statement-breakpoint
CREATE INDEX "list_invitation_accepted_by" ON "list_invitation" USING btree ("accepted_by") WHERE accepted_by is not null;--> statement-breakpoint
CREATE INDEX "list_invitation_invited_by" ON "list_invitation" USING btree ("invited_by") WHERE invited_by is not null;--> statement-breakpoint
CREATE INDEX "list_invitation_list" ON "list_invitation" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "list_item_product" ON "list_item" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "list_owner_person" ON "list_owner" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "campaign_created_by" ON "campaign" USING btree ("created_by") WHERE created_by is not null;--> statement-breakpoint
CREATE INDEX "campaign_recipient_mail" ON "campaign_recipient" USING btree ("mail_id") WHERE mail_id is not null;--> statement-breakpoint
CREATE INDEX "offer_product" ON "offer" USING btree ("product_id") WHERE product_id is not null;--> statement-breakpoint
CREATE INDEX "offer_brand" ON "offer" USING btree ("brand_id") WHERE brand_id is not null;--> statement-breakpoint
CREATE INDEX "offer_claim_voucher" ON "offer_claim" USING btree ("voucher_id") WHERE voucher_id is not null;--> statement-breakpoint
CREATE INDEX "order_reduction_claim" ON "order_reduction" USING btree ("claim_id") WHERE claim_id is not null;--> statement-breakpoint
CREATE INDEX "order_line_product" ON "order_line" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "shop_order_list" ON "shop_order" USING btree ("list_id") WHERE list_id is not null;--> statement-breakpoint
CREATE INDEX "dispute_evidence_by" ON "dispute" USING btree ("evidence_by") WHERE evidence_by is not null;--> statement-breakpoint
CREATE INDEX "quarantine_closed_by" ON "quarantine" USING btree ("closed_by") WHERE closed_by is not null;--> statement-breakpoint
CREATE INDEX "quarantine_contribution" ON "quarantine" USING btree ("contribution_id");--> statement-breakpoint
CREATE INDEX "refund_decided_by" ON "refund" USING btree ("decided_by") WHERE decided_by is not null;--> statement-breakpoint
CREATE INDEX "refund_asked_by" ON "refund" USING btree ("asked_by") WHERE asked_by is not null;--> statement-breakpoint
CREATE INDEX "refund_order_line" ON "refund" USING btree ("order_line_id") WHERE order_line_id is not null;--> statement-breakpoint
CREATE INDEX "order_return_received_by" ON "order_return" USING btree ("received_by") WHERE received_by is not null;--> statement-breakpoint
CREATE INDEX "voucher_pot" ON "voucher" USING btree ("pot_id") WHERE pot_id is not null;--> statement-breakpoint
CREATE INDEX "voucher_move_order" ON "voucher_move" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "webhook_created_by" ON "webhook" USING btree ("created_by") WHERE created_by is not null;--> statement-breakpoint
CREATE INDEX "demo_payout_recipient" ON "demo_payout" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "withdrawal_recipient" ON "withdrawal" USING btree ("recipient_id");